export default function Legal_cookies() {
  return <p className="p-20">Soon</p>;
}
