/** Sentences about rules and analyses. */
export default Object.values(
  import.meta.glob<string>('../../../crates/words/catalogues/en/{rules,grid-rules,analysis,page}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
