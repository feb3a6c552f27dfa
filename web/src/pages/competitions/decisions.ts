/** The decisions of organisers, in words: the server sends them as its log writes them. */
import { t } from '../../lib/words.svelte';
import { index, teamOf, type Competition } from './model';
import { versus } from './names';

/** The first word says what was decided, the second about which fixture or team. */
export function decisionText(of: Competition, what: string): string {
  const [verb = '', first = '', ...rest] = what.split(' ');
  const fixture = index(of).fixtures.get(Number(first));
  const match = fixture ? versus(of, fixture) : first;
  const team = teamOf(of, Number(first))?.name ?? first;
  const score = /^\d+-\d+/.exec(rest[0] ?? '')?.[0].replace('-', '–') ?? '';
  switch (verb) {
    case 'pause':
      return t('comp-did-pause');
    case 'resume':
      return t('comp-did-resume');
    case 'finish':
      return t('comp-did-finish');
    case 'result':
      return score ? t('comp-did-result', { match, score }) : t('comp-did-award', { match });
    case 'correct':
      return score ? t('comp-did-correct', { match, score }) : t('comp-did-award', { match });
    case 'void':
      return t('comp-did-void', { match });
    case 'late':
      return t('comp-did-late', {
        match,
        team: fixture ? sideName(of, fixture[rest[0] === 'away' ? 'away' : 'home']) : '',
        minutes: Number(rest[1] ?? 0),
      });
    case 'withdraw':
      return t('comp-did-withdraw', { team });
    case 'replace':
      return t('comp-did-replace', { team });
    case 'pair':
      return t('comp-did-pair', { round: Number(first) });
    default:
      return what;
  }
}

const sideName = (of: Competition, slot: { kind: string; team?: number }): string =>
  teamOf(of, slot.team)?.name ?? '';
