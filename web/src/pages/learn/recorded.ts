/** The engine of a lesson: it answers from a recording. */
import { Engine, EngineError, type Command } from '../../table/engine';
import type { Standing } from '../../types/messages';
import { named, type Moment, type Recorded } from './recording';

/** Answers from a recording; what is not in it is refused. */
export class RecordedEngine extends Engine {
  #at: Moment | undefined;

  constructor(private readonly recorded: Recorded) {
    super();
  }

  override async exchange(commands: Command[]): Promise<unknown[]> {
    return commands.map(
      (command) =>
        this.#answer(command) ?? new EngineError({ key: 'trouble-unknown', args: {}, text: command.cmd }),
    );
  }

  #answer(command: Command): unknown {
    const at = this.#at;
    switch (command.cmd) {
      case 'position':
        return this.#goTo(this.recorded.begins[command.position ?? '']);
      case 'act':
      case 'roll':
        return this.#goTo(at?.then?.[named(command) ?? '']);
      case 'record':
        return at && { record: at.record };
      case 'view':
        return at && { ...at.shown, ask: null };
      case 'legal':
        return at?.legal && { actions: at.legal };
      case 'odds':
        return at?.odds;
      case 'ways':
        return { ways: at?.ways?.[(command.after ?? []).join('; ')] ?? [] };
      default:
        return undefined;
    }
  }

  #goTo(moment: number | undefined): Standing | undefined {
    const found = moment === undefined ? undefined : this.recorded.moments[moment];
    this.#at = found ?? this.#at;
    return found?.after;
  }
}
