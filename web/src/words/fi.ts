/** The sentences that pages need from the start. */
export default Object.values(
  import.meta.glob<string>(
    [
      './fi/*.ftl',
      '!./fi/{learn,page,puzzles,commentary*}.ftl',
      '../../../crates/words/catalogues/fi/*.ftl',
      '!../../../crates/words/catalogues/fi/{*rules,analysis,hints,league*,reasons,server}.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
