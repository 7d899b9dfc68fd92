export interface TourStep {
  /** Selector of the step's target. */
  target: string;
  title: string;
  content: string;
  /** Position of the text relative to the target. */
  position: 'bottom' | 'top';
}

/** Attribute value of a target on the home page. Rule: guided tour. */
const targetOf = (name: string): string => `[data-tour="${name}"]`;

/** Rule: guided tour. */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    target: targetOf('hero'),
    title: 'Welcome',
    content: 'Welcome to the farmhouse. This short tour shows you around the site.',
    position: 'bottom',
  },
  {
    target: targetOf('services'),
    title: 'Services',
    content: 'Add BBQ, a bonfire, the pool or indoor games to your stay.',
    position: 'top',
  },
  {
    target: targetOf('gallery'),
    title: 'Gallery',
    content: 'See farmhouse views, activities, amenities and food in pictures.',
    position: 'top',
  },
  {
    target: targetOf('booking-button'),
    title: 'Booking',
    content:
      'Book here: real-time pricing, instant confirmation that your request has arrived, UPI payment and 24/7 support.',
    position: 'bottom',
  },
  {
    target: targetOf('amenities'),
    title: 'Amenities',
    content: 'A pool, AC rooms, a pet-friendly stay and parking are all included.',
    position: 'top',
  },
  {
    target: targetOf('contact'),
    title: 'Contact',
    content: 'Reach us by WhatsApp, phone or email.',
    position: 'top',
  },
  {
    target: targetOf('navigation'),
    title: 'Navigation',
    content: 'Home, Services, Gallery and Booking are always at the top of the page.',
    position: 'bottom',
  },
];
