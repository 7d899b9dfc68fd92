import PhotoSwipe, { type SlideData } from 'photoswipe';
import type { GalleryPicture } from '../../shared/pictures/picture-files.ts';

/** Assumed size in pixels of a picture added by URL, until it is loaded. */
const UNKNOWN_SIZE = { width: 1200, height: 800 };

/** Room for the buttons above and the caption below. */
const PADDING = { top: 60, bottom: 84, left: 0, right: 0 };

interface ViewerEvents {
  onChange: (index: number) => void;
  /** Called when the viewer has closed. */
  onDestroyed: () => void;
}

/** Opens pictures over the page, from `index` on: keyboard, swipe, pinch, and the neighbours loaded ahead. */
export function openViewer(
  pictures: readonly GalleryPicture[],
  index: number,
  { onChange, onDestroyed }: ViewerEvents,
): PhotoSwipe {
  const viewer = new PhotoSwipe({
    dataSource: pictures.map(slideOf),
    index,
    mainClass: 'lightbox',
    bgOpacity: 0.96,
    loop: false,
    counter: false,
    returnFocus: false,
    showHideAnimationType: 'fade',
    // while PhotoSwipe fades in, it ignores every request to close, that of its removal too
    showAnimationDuration: 0,
    paddingFn: () => PADDING,
    closeTitle: 'Close',
    zoomTitle: 'Zoom',
    arrowPrevTitle: 'Previous picture',
    arrowNextTitle: 'Next picture',
    errorMsg: 'Image unavailable',
  });
  nameDialog(viewer);
  showCaption(viewer, pictures);
  jumpToEnds(viewer);
  measureUnknown(viewer);
  viewer.on('change', () => onChange(viewer.currIndex));
  viewer.on('destroy', onDestroyed);
  viewer.init();
  return viewer;
}

/** One slide; WebP files rather than AVIF, which some browsers with JavaScript do not know. */
function slideOf(picture: GalleryPicture): SlideData {
  const { alt, src, sources, width, height } = picture;
  const { srcset } = sources.find(({ type }) => type === 'image/webp') ?? sources.at(-1) ?? {};
  const size = width && height ? { width, height } : UNKNOWN_SIZE;
  return { src, srcset, alt, ...size, isMeasured: size !== UNKNOWN_SIZE };
}

function nameDialog(viewer: PhotoSwipe): void {
  viewer.on('initialLayout', () => {
    viewer.element?.setAttribute('aria-label', 'Pictures');
    viewer.element?.setAttribute('aria-modal', 'true');
  });
}

function showCaption(viewer: PhotoSwipe, pictures: readonly GalleryPicture[]): void {
  viewer.on('uiRegister', () =>
    viewer.ui?.registerElement({
      name: 'caption',
      order: 9,
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('aria-live', 'polite');
        viewer.on('change', () => {
          const count = document.createElement('span');
          count.textContent = `${viewer.currIndex + 1} of ${pictures.length}`;
          element.replaceChildren(count, ` ${pictures[viewer.currIndex]?.alt ?? ''}`);
        });
      },
    }),
  );
}

function jumpToEnds(viewer: PhotoSwipe): void {
  viewer.on('keydown', ({ originalEvent }) => {
    if (originalEvent.key !== 'Home' && originalEvent.key !== 'End') return;
    originalEvent.preventDefault();
    viewer.goTo(originalEvent.key === 'Home' ? 0 : viewer.getNumItems() - 1);
  });
}

/** Sets the real size of a picture added by URL once it is loaded. */
function measureUnknown(viewer: PhotoSwipe): void {
  viewer.on('loadComplete', ({ content, isError }) => {
    const { data, element, index } = content;
    if (isError || data.isMeasured !== false || !(element instanceof HTMLImageElement)) return;
    Object.assign(data, { width: element.naturalWidth, height: element.naturalHeight, isMeasured: true });
    viewer.refreshSlideContent(index);
  });
}
