/** Sentences about rules, analyses and lessons. */
export default Object.values(
  import.meta.glob<string>(
    ['./fi/{learn,page,puzzles}.ftl', '../../../crates/words/catalogues/fi/{*rules,hints}.ftl'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);
