/** Sentences about rules and analyses, puzzles, the dice, the wall and the leaderboard. */
export default Object.values(
  import.meta.glob<string>(
    ['./it/{dice,leaderboard,page,puzzles,wall}.ftl', '../../../crates/words/catalogues/it/*rules.ftl'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);
