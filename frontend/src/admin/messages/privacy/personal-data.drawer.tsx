import { useEffect } from 'react';
import { Drawer } from 'antd';
import { useDispatch } from 'react-redux';
import type { PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import { api } from '../../../shared/api/api.ts';
import { useBackCloses } from '../../ui/overlays/use-back-closes.ts';
import { useReturnFocus } from '../../ui/overlays/use-return-focus.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { useNarrow } from '../../ui/use-screen.ts';
import { ErasureProgress } from './erasure-progress.tsx';
import { PersonalDataView } from './personal-data-view.tsx';
import { useFollowedRequest, usePersonalData } from './privacy-requests.api.ts';

interface PersonalDataDrawerProps {
  request: PrivacyRequestView;
  onClose: () => void;
}

const WIDTH_PX = 720;

/** Drawer with all data of the person of a request; from here the person is erased. Rule: erasing a person. */
export default function PersonalDataDrawer({ request: opened, onClose }: PersonalDataDrawerProps) {
  const narrow = useNarrow();
  const request = useFollowedRequest(opened);
  useReturnFocus();
  useBackCloses(onClose);
  useListWhenDone(request);
  const state = request.erasure?.state;
  const hasBegun = state === 'running' || state === 'done';
  return (
    <Drawer
      open
      title={`Data of ${request.name}, ${request.reference}`}
      size={narrow ? '100%' : WIDTH_PX}
      onClose={onClose}
    >
      {hasBegun && request.erasure ? <ErasureProgress erasure={request.erasure} /> : <Gathered request={request} />}
    </Drawer>
  );
}

function Gathered({ request }: { request: PrivacyRequestView }) {
  const { data, isError, refetch } = usePersonalData(request.id);
  if (isError) return <ErrorState what="The data" onRetry={refetch} />;
  if (!data) return <LoadingState rows={8} />;
  return <PersonalDataView request={request} data={data} onGatherAgain={() => void refetch()} />;
}

/** The list behind the drawer shows the request's new status. */
function useListWhenDone({ erasure }: PrivacyRequestView): void {
  const dispatch = useDispatch();
  const isDone = erasure?.state === 'done';
  useEffect(() => {
    if (isDone) dispatch(api.util.invalidateTags(['PrivacyRequestList']));
  }, [isDone, dispatch]);
}
