interface Package {
  readonly name: string;
  readonly version: string;
  /** The path of the site, with a slash at both ends. */
  readonly path: string;
}

/** What the package says of itself, for readers without a network. */
export const readmeOf = ({name, version, path}: Package): string => `${name}: documentation, version ${version}

The files in this folder are the whole site: pages, search, check of documents, playground, and downloads. They need no network, but they need a
file server: browsers don't run the site from files.

1. Start a file server in this folder. Any of these commands does it:

   python3 -m http.server 8000
   caddy file-server --listen :8000
   npx serve -l 8000

2. Open http://localhost:8000${path}

To run the sandbox without a network too, run \`node .${path}sandbox.mjs\`, and open http://localhost:4010.

The site works at the path ${path} of a host, and at no other. To serve it elsewhere, build it again with the environment variable PSB_SITE_URL, such as
https://www.example.com/docs/.
`;
