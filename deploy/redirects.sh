#!/bin/sh
# Writes the `_redirects` of Netlify and of hosts that read the same file into the folder of the built site: sh deploy/redirects.sh build
cd "$1" || exit 1
find . -name '*.html' ! -name index.html ! -name 404.html | sort | sed -E 's|^\.(.*)\.html$|\1 \1.html 301!|' > _redirects
