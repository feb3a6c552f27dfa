/** What jsdom lacks: nothing has a size there, so nobody is ever told of one; and no wish for less motion. */
class ResizeObserverStub implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver = ResizeObserverStub;
globalThis.matchMedia = (media) => ({ matches: false, media }) as MediaQueryList;
// Nor is anything out of sight.
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
