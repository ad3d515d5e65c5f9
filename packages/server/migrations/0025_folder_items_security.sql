CALL secure_rows('folder_items');
