/** Points at what the coach talks about: areas, squares and answers on any board, wherever they are drawn. */
import type { Attachment } from 'svelte/attachments';

/**
 * Mark everything below the node that is one of these, an area or square (`BFR`, `10,12`) or an answer
 * (`target BFR`), and nothing else.
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
