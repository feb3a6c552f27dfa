/** The sentences that pages need from the start. */
export default Object.values(
  import.meta.glob<string>(
    [
      './en/*.ftl',
      '!./en/{account,bench,competitions,dice,grid,leaderboard,learn,page,puzzles,replay,rules,setup,wall,commentary*}.ftl',
      '../../../crates/words/catalogues/en/*.ftl',
      '!../../../crates/words/catalogues/en/{*rules,advanced,analysis,fuba,grid,hints,league*,reasons,refusals,server}.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
