/** Sentences about rules and analyses, and those of lessons. */
export default Object.values(
  import.meta.glob<string>(['./fi/{learn,page}.ftl', '../../../crates/words/catalogues/fi/*rules.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
