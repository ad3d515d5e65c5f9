export * from 'make-plural/cardinals'
