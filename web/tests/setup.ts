/** What jsdom lacks: nothing has a size there, so nobody is ever told of one. */
class ResizeObserverStub implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver = ResizeObserverStub;
// Nor is anything out of sight.
Element.prototype.scrollIntoView = () => undefined;
