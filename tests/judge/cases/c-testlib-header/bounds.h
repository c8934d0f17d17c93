#pragma once

constexpr int least = 0, most = 100;
