/** Sentences about rules and analyses. */
export default Object.values(
  import.meta.glob<string>('../../../crates/words/catalogues/it/{rules,grid-rules,analysis,page}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
