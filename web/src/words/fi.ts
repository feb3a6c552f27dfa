/** The sentences that pages need from the start. */
export default Object.values(
  import.meta.glob<string>(
    [
      './fi/*.ftl',
      '!./fi/{account,bench,competitions,dice,grid,leaderboard,learn,page,puzzles,replay,rules,setup,wall,commentary*}.ftl',
      '../../../crates/words/catalogues/fi/*.ftl',
      '!../../../crates/words/catalogues/fi/{*rules,advanced,analysis,fuba,grid,hints,league*,reasons,refusals,server}.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
