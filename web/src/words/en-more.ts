/** Sentences about rules and analyses, and those of lessons. */
export default Object.values(
  import.meta.glob<string>(
    ['./en/learn.ftl', '../../../crates/words/catalogues/en/{rules,grid-rules,analysis,page}.ftl'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);
