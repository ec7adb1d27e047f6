// Ends every command under a Node that is too old for the packages, before anything else is read. Under one before
// 20.11 there is no `import.meta.filename`, and a check that compares it would do nothing, and pass.

const MIN_NODE = { major: 20, minor: 19 };

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < MIN_NODE.major || (major === MIN_NODE.major && minor < MIN_NODE.minor)) {
  const needed = `Node ${MIN_NODE.major}.${MIN_NODE.minor} or newer is needed`;
  process.stderr.write(`\n${needed}; this is ${process.versions.node}.\n`);
  process.exit(1);
}
