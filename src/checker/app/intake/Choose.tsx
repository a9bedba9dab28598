/** The button that opens the browser's dialog for files, and the words for those who drop them. */
export function Choose({choose}: {readonly choose: (files: Iterable<File>) => void}): React.ReactNode {
  return (
    <div className="check-drop">
      <label className="check-button" data-main>
        Choose files
        <input
          type="file"
          multiple
          accept=".xml,.pdf,.zip"
          className="check-unseen"
          onChange={({currentTarget}) => {
            choose([...(currentTarget.files ?? [])]);
            // The same file can be chosen again, after it was corrected.
            currentTarget.value = '';
          }}
        />
      </label>
      <p>
        or drop them here: XML, a hybrid PDF, or a zip. <span>Your documents stay in your browser.</span>
      </p>
    </div>
  );
}
