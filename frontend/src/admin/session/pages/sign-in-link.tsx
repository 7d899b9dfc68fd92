import { Link } from 'react-router-dom';

interface SignInLinkProps {
  to: string;
  /** A class of the paragraph around it. */
  className?: string;
  children: string;
}

/** A link to another page before the sign-in. */
export function SignInLink({ to, className = '', children }: SignInLinkProps) {
  return (
    <p className={`mt-5 ${className}`}>
      <Link to={to} className="font-semibold text-terracotta-dark">
        {children}
      </Link>
    </p>
  );
}
