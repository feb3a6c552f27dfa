/** What the pages need of a game: all that they know of it, in one object. */
import type { Component } from 'svelte';
import type { BoardProps } from '../boards/props';
import type { Compared } from '../pages/board/compare';
import type { View } from '../table/table';

export interface EditorProps {
  position: string;
  /** The match that was on the table when the editor was opened. */
  view: View;
  onchange: (position: string) => void;
}

export interface DifferencesProps {
  position: string;
  here: Compared;
  there: Compared;
}

/** A component that is fetched when it is shown for the first time. */
type Lazy<Props extends object> = () => Promise<{ default: Component<Props> }>;

export interface Game<V = View> {
  /** As specs and views call it. */
  name: string;
  /** What is played where nothing was chosen. */
  spec: string;
  /** The board with everything around it, and the question. */
  table: Lazy<BoardProps>;
  /** Sets up positions by hand; none: they are written as text. */
  editor: Lazy<EditorProps> | null;
  /** Draws what may be answered in one edition and not in another; none: there is the list. */
  differences: Lazy<DifferencesProps> | null;
  /** Whether the board has no place for the score. */
  scoreBeside: boolean;
  goals(view: V): [number, number];
  /** When something happens, as people say it. */
  when(view: V): string;
  /**
   * A position for a first look at the analysis board. Where it depends on what is played, it is only known
   * with the view of a match that has just begun; none: that match.
   */
  opening(view: V | null): string | null;
  /** Another edition to compare a spec with. */
  rival(spec: string): string;
  /** The specs whose clauses together are all rules of the game, the newest first. */
  rulebooks: readonly string[];
  /** The beginning of the keys by which its rules are named. */
  rules: string;
  /** Options whose rule is called otherwise, and what that rule calls their values. */
  options: Record<string, { rule?: string; values: Record<string, string> }>;
}
