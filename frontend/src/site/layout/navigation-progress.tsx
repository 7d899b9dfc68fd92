import { useNavigation } from 'react-router-dom';

/** A thin line at the top of the screen while the next page is loading. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div role="progressbar" aria-label="Loading the page" className="navigation-progress" />
  );
}
