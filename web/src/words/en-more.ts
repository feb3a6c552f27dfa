/** Sentences about rules, analyses and lessons. */
export default Object.values(
  import.meta.glob<string>(
    ['./en/{learn,page,puzzles}.ftl', '../../../crates/words/catalogues/en/{*rules,hints}.ftl'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);
