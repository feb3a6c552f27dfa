/** The sentences that pages need from the start. */
export default Object.values(
  import.meta.glob<string>(
    [
      './it/*.ftl',
      '!./it/{learn,page,puzzles,commentary*}.ftl',
      '../../../crates/words/catalogues/it/*.ftl',
      '!../../../crates/words/catalogues/it/{*rules,analysis,hints,league*,reasons,server}.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
