// The loader beside this file gives it its content: the props of the component that the query of the import names.
export default {};
