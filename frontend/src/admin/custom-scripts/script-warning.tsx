import { Alert } from 'antd';

/** Warning about what a script could do, shown before the owner adds one. */
export function ScriptWarning() {
  return (
    <Alert
      className="mb-5!"
      type="warning"
      showIcon
      title="Only add scripts from makers that you trust"
      description={
        <>
          A script can read and change everything that visitors see and type on the pages where it runs, and its maker
          can change it at any time without asking you. It does not run in a browser in which you are signed in here. It
          could still imitate this sign-in page: open the dashboard by your own bookmark, and not by a link on the site.
          You get a mail about every change of a script.
        </>
      }
    />
  );
}
