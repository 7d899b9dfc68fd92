import { useEffect, useEffectEvent, useState } from 'react';

interface WhenReady {
  /** Index of the step that is shown; an action is not done in another step than the one in which it was asked for. */
  step: number;
  isReady: boolean;
  act: () => void;
}

/** An action of a step that is done once it is asked for and possible. */
export function useWhenReady({ step, isReady, act }: WhenReady) {
  const [askedIn, setAskedIn] = useState<number>();
  const isAsked = askedIn === step;
  const proceed = useEffectEvent(() => {
    setAskedIn(undefined);
    act();
  });
  useEffect(() => {
    if (isAsked && isReady) proceed();
  }, [isAsked, isReady]);
  useEffect(() => () => setAskedIn(undefined), [step]);
  return { ask: () => setAskedIn(step), isWaiting: isAsked && !isReady };
}
