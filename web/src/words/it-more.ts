/** Sentences about rules and analyses, and those of lessons. */
export default Object.values(
  import.meta.glob<string>(
    ['./it/learn.ftl', '../../../crates/words/catalogues/it/{rules,grid-rules,analysis,page}.ftl'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);
