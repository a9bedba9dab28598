/** Prism reads this when it loads: without it, it would look for code on the page and colour that too. */
Object.assign(globalThis, {Prism: {manual: true}});
