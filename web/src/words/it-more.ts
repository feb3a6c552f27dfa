/** Sentences about rules, analyses and lessons. */
export default Object.values(
  import.meta.glob<string>(
    ['./it/{learn,page,puzzles}.ftl', '../../../crates/words/catalogues/it/{*rules,hints}.ftl'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);
