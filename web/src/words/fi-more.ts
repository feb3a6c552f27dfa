/** Sentences about rules and analyses, puzzles, the dice, the wall and the leaderboard. */
export default Object.values(
  import.meta.glob<string>(
    ['./fi/{dice,leaderboard,page,puzzles,wall}.ftl', '../../../crates/words/catalogues/fi/*rules.ftl'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);
