/** What a commentator says. */
export default Object.values(
  import.meta.glob<string>('./fi/commentary*.ftl', { query: '?raw', import: 'default', eager: true }),
);
