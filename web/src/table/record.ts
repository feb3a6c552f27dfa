/** Records as text: what was put in, and the same record up to some moment. Their meaning is the engine's. */

interface Parts {
  headers: string[];
  /** The inputs of each line of the match, with the number of its turn. */
  turns: { number: string; inputs: string[] }[];
}

function parts(record: string): Parts {
  const [head = '', ...body] = record.trimEnd().split(/\n\s*\n/);
  const turns = body
    .join('\n')
    .split('\n')
    .flatMap((line) => {
      const found = /^(\d+)\.\s*(.*)$/.exec(line.trim());
      return found
        ? [
            {
              number: found[1] as string,
              inputs: (found[2] as string)
                .split(';')
                .map((input) => input.trim())
                .filter(Boolean),
            },
          ]
        : [];
    });
  return { headers: head.split('\n'), turns };
}

/** Everything that was put in: actions, dice, calls. */
export const inputs = (record: string): string[] => parts(record).turns.flatMap((turn) => turn.inputs);

export const isDice = (input: string): boolean => /^[\d ]+$/.test(input);

/** Whether the last thing put in was an answer: then it can be taken back, as far as the record tells. */
export function endsInAnswer(record: string): boolean {
  const last = inputs(record).at(-1);
  return last !== undefined && !isDice(last) && !last.startsWith('call ');
}

/** Why a match that is over ended: somebody called something, or it was played to its end. */
export function reason(record: string): 'resigned' | 'agreed' | 'played' {
  const last = inputs(record).at(-1) ?? '';
  return last.startsWith('call resign') ? 'resigned' : last.startsWith('call draw') ? 'agreed' : 'played';
}

/** The record as it was after so many inputs. */
export function until(record: string, count: number): string {
  const { headers, turns } = parts(record);
  let left = count;
  const lines = turns.flatMap(({ number, inputs }) => {
    const some = inputs.slice(0, left);
    left -= some.length;
    return some.length ? [`${number}. ${some.join('; ')}`] : [];
  });
  const kept = headers.filter((header) => !header.startsWith('result:'));
  return `${[...kept, '', ...lines, `end ${count - left}`].join('\n')}\n`;
}

/** What a header says. */
export function header(record: string, key: string): string | null {
  const line = parts(record).headers.find((line) => line.startsWith(`${key}:`));
  return line ? line.slice(key.length + 1).trim() : null;
}
