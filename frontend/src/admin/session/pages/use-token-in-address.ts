import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export const LINK_INCOMPLETE = 'This link is not complete. Please open it from the email again.';

/** The token in the address's fragment, which is removed from the address; empty without one. */
export function useTokenInAddress(): string {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  useEffect(() => {
    if (hash) void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);
  return token;
}
