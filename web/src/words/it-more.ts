/** Sentences about rules and analyses, and those of lessons. */
export default Object.values(
  import.meta.glob<string>(['./it/{learn,page}.ftl', '../../../crates/words/catalogues/it/*rules.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
