/**
 * A `ref` that plays an entrance when its element first scrolls into view. What is in view at once is left to the
 * style's own animation, which has just run; without scripts, and for who asked for less motion, it is simply there.
 *
 * @param frames as for `Element.animate`
 * @param duration in CSS seconds: `1s`
 */
export const playWhenSeen =
  (frames: Keyframe[], duration: string, easing = 'ease-out') =>
  (element: HTMLElement | null) => {
    if (!element || !('IntersectionObserver' in window)) return;
    let waited = false;
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.at(-1)?.isIntersecting;
      if (seen && waited && !window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
        element.animate(frames, { duration: Number.parseFloat(duration) * 1000, easing });
      }
      if (seen) observer.disconnect();
      waited = true;
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
