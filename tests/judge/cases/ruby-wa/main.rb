puts 3
