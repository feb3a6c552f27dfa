/** Before somebody leaves the page. */

/** For as long as something would be lost, the browser asks whoever leaves the page. */
export function warnLeaving(isLost: () => boolean): void {
  $effect(() => {
    if (!isLost()) return;
    const warn = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  });
}
