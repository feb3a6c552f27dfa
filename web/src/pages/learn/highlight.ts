/**
 * Points at what the coach speaks of: areas, squares and answers on whichever board, wherever they are drawn.
 */
import type { Attachment } from 'svelte/attachments';

/**
 * Everything below the node that is one of these, an area or square (`BFR`, `10,12`) or an answer (`target
 * BFR`), is marked; the rest is not.
 */
export function highlight(marks: readonly string[]): Attachment<HTMLElement> {
  return (node) => {
    const look = (): void => {
      for (const element of node.querySelectorAll<HTMLElement | SVGElement>('[data-area], [data-answer]')) {
        const { area, answer } = element.dataset;
        const wanted =
          (area !== undefined && marks.includes(area)) || (answer !== undefined && marks.includes(answer));
        if (wanted) element.dataset.coached = '';
        else delete element.dataset.coached;
      }
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(node, { subtree: true, childList: true, attributeFilter: ['data-area', 'data-answer'] });
    return () => {
      observer.disconnect();
      for (const element of node.querySelectorAll<HTMLElement | SVGElement>('[data-coached]'))
        delete element.dataset.coached;
    };
  };
}
