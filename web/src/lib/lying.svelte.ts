/** Whether the pitch on the page lies on its side: then home is on the left, and nothing turns it. */
class Lying {
  onSide = $state(false);

  /** Tell it for as long as the calling component is there. */
  follow(onSide: () => boolean): void {
    $effect(() => {
      this.onSide = onSide();
    });
    $effect(() => () => (this.onSide = false));
  }
}

export const lying = new Lying();
