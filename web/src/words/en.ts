/** The sentences that pages need from the start. */
export default Object.values(
  import.meta.glob<string>(
    [
      './en/*.ftl',
      '!./en/{learn,page,puzzles,commentary*}.ftl',
      '../../../crates/words/catalogues/en/*.ftl',
      '!../../../crates/words/catalogues/en/{*rules,analysis,hints,league*,reasons,server}.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
