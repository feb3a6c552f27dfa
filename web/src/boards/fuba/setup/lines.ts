/**
 * Answers about the lines of a formation, taken apart: `shift defence>midfield`, `fresh forward`, `point
 * midfield`.
 */
export const LINES = ['defence', 'midfield', 'forward'] as const;
export type Line = (typeof LINES)[number];

const isLine = (text: string | undefined): text is Line => LINES.includes(text as Line);

export type LineAnswer =
  | { what: 'shift'; from: Line; to: Line; action: string }
  | { what: 'fresh' | 'point'; line: Line; action: string }
  | { what: 'other'; action: string };

export function lineAnswer(action: string): LineAnswer {
  const [verb, rest] = action.split(' ');
  const [from, to] = (rest ?? '').split('>');
  if (verb === 'shift' && isLine(from) && isLine(to)) return { what: 'shift', from, to, action };
  if ((verb === 'fresh' || verb === 'point') && isLine(rest)) return { what: verb, line: rest, action };
  return { what: 'other', action };
}
