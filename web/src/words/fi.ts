/** The sentences that pages need from the start. */
export default Object.values(
  import.meta.glob<string>(
    [
      './fi/*.ftl',
      '!./fi/{learn,page}.ftl',
      '../../../crates/words/catalogues/fi/{common,fuba,advanced,grid,refusals}.ftl',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
