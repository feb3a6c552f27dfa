/** Whether the server can be reached, as far as this page knows. */
class Reach {
  offline = $state(!navigator.onLine);

  constructor() {
    window.addEventListener('online', () => this.found());
    window.addEventListener('offline', () => this.lost());
  }

  /** A request got no answer. */
  lost(): void {
    this.offline = true;
  }

  found(): void {
    this.offline = false;
  }
}

export const reach = new Reach();
