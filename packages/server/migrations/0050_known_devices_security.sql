CALL secure_rows('known_devices');
