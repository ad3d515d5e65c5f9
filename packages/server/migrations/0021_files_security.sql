CALL secure_rows('files');
